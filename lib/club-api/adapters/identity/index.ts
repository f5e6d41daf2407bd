import type { IdentityEnv } from "../../platform/network/identity-env";
import { mockDriver } from "./mock";
import { type NiceIntcSettings, niceIntc } from "./nice-intc";
import { type NiceV1Settings, niceV1 } from "./nice-v1";
import { type IdentityDriver, IdentityFault } from "./port";

/** Settings of the club for identity checks (domain.md 6 `SiteCert`). */
export type ChosenDriver = { driver: IdentityDriver["name"]; secret: string | null };

/**
 * The driver of a club; throws `IdentityFault` when its credentials are missing, or for MOCK where it is not allowed.
 */
export function identityDriver(chosen: ChosenDriver, settings: IdentityEnv): IdentityDriver {
  if (chosen.driver === "MOCK") {
    if (!settings.allowsMock) throw new IdentityFault("provider");
    return mockDriver;
  }
  const { clientId, v1Url, v1WindowUrl, productId, intcUrl } = settings;
  const clientSecret = chosen.secret ?? settings.clientSecret;
  if (clientId === undefined || clientSecret === undefined) throw new IdentityFault("credentials");
  if (chosen.driver === "NICE_INTC") {
    return niceIntc({ baseUrl: intcUrl, clientId, clientSecret } satisfies NiceIntcSettings);
  }
  return niceV1({
    baseUrl: v1Url,
    windowUrl: v1WindowUrl,
    productId,
    clientId,
    clientSecret,
  } satisfies NiceV1Settings);
}
