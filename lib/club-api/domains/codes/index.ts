export { codeNames, readCodeSets } from "./service";
