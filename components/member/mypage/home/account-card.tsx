"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import { Facts, Group } from "@/components/member/account/facts";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button, ButtonLink } from "@/components/ui/button";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { paths } from "@/lib/web/routing/paths";
import type { MyPlace } from "../place";
import { useMyWay } from "../use-my-way";

type Props = { info: MemberInfo | undefined; place: MyPlace };

/** Who is signed in, what the club knows of them, and the way out. */
export function AccountCard({ info, place }: Props) {
  const t = useTranslations("mypage");
  const { link } = useMyWay(place);
  const { session, signOut } = useSession();
  if (!session?.signedIn) return null;
  return (
    <Group id="account" title={session.user.name}>
      {info ? (
        <Facts
          facts={[
            [t("memberType"), info.memberTypeName],
            [t("membershipNo"), info.membershipNo],
            [t("joined"), formatDate(info.joinedAt, place.formats)],
            [t("phone"), info.phoneNo],
            [t("email"), info.email],
          ]}
        />
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {session.user.memberIdx === null ? null : (
          <ButtonLink as={MemberLink} variant="outline" href={link(paths.myInfo.edit())}>
            {t("account")}
          </ButtonLink>
        )}
        <Button variant="outline" onClick={() => void signOut()}>
          {t("logout")}
        </Button>
      </div>
    </Group>
  );
}
