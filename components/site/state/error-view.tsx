import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/web/routing/paths";

type Props = {
  homePath: string;
  /** `statusCode` only where a status is known. */
  texts: { title: string; message: string; statusCode: string | null; toAdmin: string; home: string };
};

/** Title, message, status code, the button to the back office, the way home (seed §2). */
export function ErrorView({ homePath, texts }: Props) {
  return (
    <main className="page-width py-16">
      <h1 className="font-serif text-title">{texts.title}</h1>
      <p className="mt-6 text-lead text-ink-2">{texts.message}</p>
      {texts.statusCode ? <p className="mt-3 text-ink-3">{texts.statusCode}</p> : null}
      <p className="mt-10 flex flex-wrap gap-4">
        <a href={homePath} className={buttonStyle("primary", "medium")}>
          {texts.home}
        </a>
        <a href={paths.officeHome()} className={buttonStyle("outline", "medium")}>
          {texts.toAdmin}
        </a>
      </p>
    </main>
  );
}
