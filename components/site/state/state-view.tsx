import { Landscape } from "@/components/site/home/landscape";
import { Ruler } from "@/components/ui/ruler";

type Props = { title: string; message: string; note?: string; contact: string };

/** Stopped or closed: a calm view, the club's words, when it ends, whom to call. */
export function StateView({ title, message, note, contact }: Props) {
  return (
    <div className="flex flex-1 flex-col justify-between">
      <div className="page-width py-16">
        <h1 className="max-w-[16em] font-serif text-title">{title}</h1>
        <p className="mt-6 max-w-[36rem] text-lead whitespace-pre-line text-ink-2">{message}</p>
        {note ? <p className="mt-4 font-semibold">{note}</p> : null}
        <Ruler className="mt-10 max-w-[27rem]" />
        <p className="mt-6 text-ink-2">{contact}</p>
      </div>
      <div className="relative h-[38vh] min-h-64 overflow-hidden">
        <Landscape name="dawn-fog-green" />
      </div>
    </div>
  );
}
