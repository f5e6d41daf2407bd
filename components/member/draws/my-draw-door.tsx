"use client";

import { useTranslations } from "next-intl";
import { MemberDoor } from "@/components/member/shared/layout/member-door";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { buttonStyle } from "@/components/ui/button-style";
import type { DrawPostState } from "@/lib/contract/code-values/draws";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { loadForMember } from "@/lib/web/runtime/session/member-mark";
import type { DrawContext } from "./draw-types";

type Props = {
  post: { drawPostIdx: number; state: DrawPostState };
  /** When one may apply, as the club writes it. */
  times: { from: string; to: string };
  context: DrawContext;
  signInHref: string;
};

const load = () => import("./my-draw").then((part) => part.MyDraw);
loadForMember(load);

/** The own part for a member; a visitor reads when and how one applies. */
export function MyDrawDoor({ post, times, context, signInHref }: Props) {
  const t = useTranslations("draws.mine");
  const word =
    post.state === drawPostState.planned ? "ahead" : post.state === drawPostState.applying ? "now" : "over";
  return (
    <MemberDoor
      isDelegable
      load={load}
      props={{ drawPostIdx: post.drawPostIdx, context }}
      failure={{ text: t("notLoaded"), retry: t("retry") }}
      staff={<p className="text-reading">{t("staff")}</p>}
      visitor={
        <section aria-labelledby="visitor-heading" className="border border-line bg-sheet px-7 py-7">
          <h2 id="visitor-heading" className="font-serif text-sub">
            {t(word === "over" ? "visitor.closedTitle" : "visitor.title")}
          </h2>
          <p className="mt-2 text-reading text-ink-2">{t(`visitor.${word}`, times)}</p>
          <MemberLink href={signInHref} rel="nofollow" className={buttonStyle("primary", "large", "mt-5")}>
            {t(post.state === drawPostState.applying ? "visitor.apply" : "visitor.look")}
          </MemberLink>
        </section>
      }
    />
  );
}
