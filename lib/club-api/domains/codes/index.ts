export { type CodeReader, codeNames, readCodeSets } from "./service";
