// Jest 29 cuts the prefix off `node:sqlite`, and without it Node knows no such module.
module.exports = process.getBuiltinModule('node:sqlite')
