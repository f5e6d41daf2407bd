import { z } from "zod";

/** Identity checks (domain.md 9.1, 9.2): the client of the provider; the driver itself is the club's choice. */
export type IdentityEnv = {
  /** Where the site is seen by browsers: what the provider sends them back to. */
  publicOrigin: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
  productId: string;
  v1Url: string;
  v1WindowUrl: string;
  intcUrl: string;
  /** Whether the MOCK provider may verify anybody as anybody: outside production, or where the operator has said so. */
  allowsMock: boolean;
};

const webAddress = z.url({ protocol: /^https?$/, error: "must be an address that begins with https://" });

export const identityShape = {
  NODE_ENV: z.string().optional(),
  ALLOW_MOCK_IDENTITY: z.enum(["0", "1"], { error: "must be 1 or 0" }).optional(),
  PUBLIC_ORIGIN: webAddress.transform((text) => new URL(text).origin).default("http://localhost:3000"),
  NICE_CLIENT_ID: z.string().optional(),
  NICE_CLIENT_SECRET: z.string().optional(),
  NICE_PRODUCT_ID: z.string().default("2101979031"),
  NICE_V1_URL: webAddress.default("https://svc.niceapi.co.kr:22001"),
  NICE_V1_WINDOW_URL: webAddress.default("https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb"),
  NICE_INTC_URL: webAddress.default("https://auth.niceid.co.kr"),
};

const schema = z.object(identityShape);

/** The checked variables under the adapters' names. */
export function readIdentity(env: z.output<typeof schema>): IdentityEnv {
  return {
    publicOrigin: env.PUBLIC_ORIGIN,
    clientId: env.NICE_CLIENT_ID,
    clientSecret: env.NICE_CLIENT_SECRET,
    productId: env.NICE_PRODUCT_ID,
    v1Url: env.NICE_V1_URL.replace(/\/$/, ""),
    v1WindowUrl: env.NICE_V1_WINDOW_URL,
    intcUrl: env.NICE_INTC_URL.replace(/\/$/, ""),
    allowsMock: env.NODE_ENV !== "production" || env.ALLOW_MOCK_IDENTITY === "1",
  };
}
