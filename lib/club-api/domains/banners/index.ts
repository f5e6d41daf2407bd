export { readRunningBanners } from "./service";
