export { codeEntries, codeNames, codeTexts, codeValues, readCodeSets } from "./service";
export { changeCode, createCode, readCodeTable, removeCodes, storeCode } from "./write";
