export { codeEntries, codeNames, codeValues, readCodeSets } from "./service";
export { changeCode, createCode, readCodeTable, removeCodes } from "./write";
