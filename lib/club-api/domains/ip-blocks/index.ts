export {
  changeIpBlock,
  createIpBlock,
  readIpBlock,
  readIpBlocks,
  removeIpBlocks,
  testAddress,
} from "./service";
