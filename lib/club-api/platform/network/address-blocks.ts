export { addressBlock, addressBlocks } from "@/lib/shared/addresses/address-blocks";
