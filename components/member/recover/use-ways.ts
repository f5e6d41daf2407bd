import { certificationType } from "@/lib/contract/code-values/members";
import { useCall } from "@/lib/web/api/use-call";

/** How a person proves who they are (certificationTypes): the phone's identity check, a code by e-mail or by SMS. */
export const ways = [
  certificationType.email,
  certificationType.sms,
  certificationType.mobileIdentity,
] as const;
export type Way = (typeof ways)[number];

const options = { revalidateOnFocus: false, handled: true } as const;

/**
 * The ways that the club offers. The call names them whoever asks for whatever account (S-54), so nobody's id is needed;
 * until it has answered, or when it cannot, a code by e-mail is the way.
 */
export function useWays(clubCode: string): readonly Way[] {
  const { data } = useCall("GET /member/check", { query: { clubCode, id: "-", email: "-" } }, options);
  const offered = ways.filter((way) => data?.certificationTypes.includes(way));
  return offered.length > 0 ? offered : [certificationType.email];
}
