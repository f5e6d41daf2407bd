import type { SessionProfile } from "@/lib/contract/accounts/auth";
import type { PublicSession, SessionData, SessionUser } from "./options";

/** The part of a sign-in answer that the cookie keeps; short, so that the cookie stays under 4 KB (S-02). */
export function sessionUser(answer: SessionProfile): SessionUser {
  return {
    clubCode: answer.clubCode,
    id: answer.id,
    name: answer.name.slice(0, 60),
    lang: answer.lang,
    authority: answer.authority,
    memberIdx: answer.memberIdx,
    adminIdx: answer.adminIdx,
    memberType: answer.memberType,
    isAdmin: answer.isAdmin,
    isSSAdmin: answer.isSSAdmin,
    isTempPassword: answer.isTempPassword,
    authClub: answer.authClub.slice(0, 20),
    langList: answer.langList,
    imageUrl: answer.imageUrl && answer.imageUrl.length <= 200 ? answer.imageUrl : null,
    pending: answer.pending,
  };
}

/** What the browser learns of its session. */
export function publicSession(data: SessionData | null, now: number): PublicSession {
  if (!data) return { signedIn: false };
  const { accessTokenExpire, refreshTokenExpire, chk, user } = data;
  return { signedIn: true, now, accessTokenExpire, refreshTokenExpire, chk, user };
}
