import { authRoutes } from "./auth";
import { bannerRoutes } from "./banners";
import { codeRoutes } from "./codes";
import { dashboardRoutes } from "./dashboard";
import type { RouteDefinition, RouteInput, RouteKey, RouteOutput } from "./define-route";
import { fileRoutes } from "./files";
import { holidayRoutes } from "./holidays";
import { i18nRoutes } from "./i18n";
import { memberRoutes } from "./members";
import { menuAdminRoutes } from "./menu-admins";
import { menuRoutes } from "./menus";
import { noticeRoutes } from "./notices";
import { siteRoutes } from "./site";
import { termsRoutes } from "./terms";
import { weatherRoutes } from "./weather";

/** Every call of `/hp/api`. */
export const contract = [
  ...siteRoutes,
  ...menuRoutes,
  ...i18nRoutes,
  ...codeRoutes,
  ...holidayRoutes,
  ...bannerRoutes,
  ...termsRoutes,
  ...noticeRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...menuAdminRoutes,
  ...dashboardRoutes,
  ...weatherRoutes,
  ...fileRoutes,
] as const satisfies readonly RouteDefinition[];

type AnyRoute = (typeof contract)[number];
export type ContractKey = RouteKey<AnyRoute>;
export type RouteOf<K extends ContractKey> = Extract<AnyRoute, { method: MethodOf<K>; path: PathOf<K> }>;
type MethodOf<K extends string> = K extends `${infer M} ${string}` ? M : never;
type PathOf<K extends string> = K extends `${string} ${infer P}` ? P : never;

export type CallInput<K extends ContractKey> = RouteInput<RouteOf<K>>;
export type CallOutput<K extends ContractKey> = RouteOutput<RouteOf<K>>;

/** `"GET /notice/{id}"` of a declaration. */
export function routeKey(route: RouteDefinition): string {
  return `${route.method} ${route.path}`;
}
