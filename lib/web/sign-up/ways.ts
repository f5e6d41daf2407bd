import { certificationType } from "@/lib/contract/code-values/members";
import type { SiteInfo } from "@/lib/contract/site/site";

/** Whether the club has a provider that checks who somebody is by the phone in the own name; others go by mail alone. */
export function hasIdentityCheck({ certificationTypes }: Pick<SiteInfo, "certificationTypes">): boolean {
  return certificationTypes?.includes(certificationType.mobileIdentity) ?? true;
}
