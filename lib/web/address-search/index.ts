export type { AddressSearch, FoundAddress } from "./port";
export { postcodeWindow } from "./postcode-window";
