export { addressBlock, addressBlocks } from "@/lib/shared/address-blocks";
