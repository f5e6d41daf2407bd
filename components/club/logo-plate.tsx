import { clsx } from "clsx";
import { LogoMark } from "@/components/ui/layout/logo-mark";

type Props = {
  picture: string | null;
  /** Another picture for phones. */
  phonePicture?: string | null;
  name: string;
  /** Other words for phones, where no picture stands. */
  phoneName?: string;
  /** A line under the name; "" for none. Phones that have it as the name itself do not say it twice. */
  note: string;
  /** Of a club on other land than pine hills: path data on a 28 px square. */
  mark?: string | null;
};

/** The name of the club at the head or foot of a page: its picture, else the house mark with words (seed §3). */
export function LogoPlate({
  picture,
  phonePicture = null,
  name,
  phoneName = name,
  note,
  mark = null,
}: Props) {
  const chosen = picture ?? phonePicture;
  if (chosen) {
    return (
      <picture>
        {phonePicture ? <source media="(width < 600px)" srcSet={phonePicture} /> : null}
        <img src={chosen} alt={name} className="h-9 w-auto" />
      </picture>
    );
  }
  return (
    <>
      {mark ? (
        <svg aria-hidden="true" viewBox="0 0 28 28" className="size-8.5 shrink-0 fill-current">
          <path d={mark} />
        </svg>
      ) : (
        <LogoMark size={34} />
      )}
      <span className="flex flex-col leading-tight">
        <span className="club-name text-lead min-[24.375rem]:whitespace-nowrap">
          {phoneName === name ? (
            name
          ) : (
            <>
              <span className="min-[37.5rem]:hidden">{phoneName}</span>
              <span className="max-[37.4375rem]:hidden">{name}</span>
            </>
          )}
        </span>
        {note ? (
          <span
            lang={isLatin(note) ? "en" : undefined}
            className={clsx(
              "text-[0.6875rem] tracking-[0.06em] text-current/80",
              note === phoneName && "max-[37.4375rem]:hidden",
            )}
          >
            {note}
          </span>
        ) : null}
      </span>
    </>
  );
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(text);
