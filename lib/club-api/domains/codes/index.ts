export { codeEntries, codeNames, codeValues, readCodeSets } from "./service";
