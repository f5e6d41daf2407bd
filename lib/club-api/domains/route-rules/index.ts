export {
  changeRouteRule,
  countRouteHits,
  createRouteRule,
  readActiveRules,
  readRouteRule,
  readRouteRules,
  removeRouteRules,
} from "./service";
