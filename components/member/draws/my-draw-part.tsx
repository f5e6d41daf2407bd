import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import { pageContext } from "@/components/member/shared/page-context";
import type { Language } from "@/lib/shared/languages";
import { formatDeadline } from "@/lib/shared/time/deadline";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawPost } from "@/lib/web/queries/draws";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { DrawContext } from "./draw-types";
import { MyDrawDoor } from "./my-draw-door";

type Props = { club: Club; language: Language; post: DrawPost; names: DrawNames };

/** The viewer's own part of a draw, with its texts; the same for everybody until it is known who is here. */
export async function MyDrawPart({ club, language, post, names }: Props) {
  const { account, draws, common } = await getMessages();
  const messages = {
    account: { shared: { acting: account.shared.acting } },
    draws: { mine: draws.mine },
    common,
  };
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const { drawPostIdx, applyFrom, applyTo, state } = post;
  const writer = { language, formats: club.formats };
  const times = { from: formatDeadline(applyFrom, writer), to: formatDeadline(applyTo, writer) };
  const context: DrawContext = {
    ...pageContext(club, language, "rsvPhoneNo"),
    names,
    proofHref: link(paths.draws.proof(drawPostIdx)),
    myPageHref: link(paths.myPage()),
  };
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <MyDrawDoor
        post={{ drawPostIdx, state }}
        times={times}
        context={context}
        signInHref={link(paths.login(link(paths.draws.post(drawPostIdx))))}
      />
    </NextIntlClientProvider>
  );
}
