/** One visit to a provider of identity checks. */
export type IdentityRequest = {
  /** Ours, 20 to 30 characters, used once. */
  requestNo: string;
  /** Where the provider sends the browser back to. */
  returnUrl: string;
  now: Date;
};

/** Form that sends the browser to the provider, and the secrets that the server stores to read the answer. */
export type IdentityVisit = {
  action: string;
  method: "POST" | "GET";
  fields: Record<string, string>;
  /** Name of the visit in the provider's answer. */
  providerRef: string;
  /** Keys and ids; never leave the server. */
  secrets: Record<string, string>;
};

/** Fields of the return address, under the provider's own names. */
export type ProviderReturn = {
  enc_data?: string | undefined;
  integrity_value?: string | undefined;
  web_transaction_id?: string | undefined;
};

/** A verified person. `ci` and `di` name the person everywhere and at this site: only their keyed hashes are stored. */
export type VerifiedPerson = {
  name: string;
  /** `yyyy-MM-dd`. */
  birth: string;
  gender: "M" | "F";
  phoneNo: string;
  isForeigner: boolean;
  ci: string;
  di: string;
};

export type IdentityDriver = {
  name: "MOCK" | "NICE_V1" | "NICE_INTC";
  /** Throws `IdentityFault`. */
  begin(request: IdentityRequest): Promise<IdentityVisit>;
  /** Checks integrity before it decrypts, then that the answer belongs to this visit. Throws `IdentityFault`. */
  finish(
    visit: { requestNo: string; secrets: Record<string, string> },
    back: ProviderReturn,
  ): Promise<VerifiedPerson>;
};

/** The provider is away, refuses, or answered what nobody may believe; the message is a short reason without data. */
export class IdentityFault extends Error {}

/** A kept value or a fault: a row of another driver opens nothing. */
export function secretValue(secrets: Record<string, string>, name: string): string {
  const value = secrets[name];
  if (value === undefined) throw new IdentityFault("visit");
  return value;
}
