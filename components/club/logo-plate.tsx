import { LogoMark } from "@/components/ui/layout/logo-mark";

type Props = {
  picture: string | null;
  /** Another picture for phones. */
  phonePicture?: string | null;
  name: string;
  /** A line under the name in Latin letters; "" for none. */
  note: string;
};

/** The name of the club at the head or foot of a page: its picture, else the house mark with words (seed §3). */
export function LogoPlate({ picture, phonePicture = null, name, note }: Props) {
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
      <LogoMark size={34} />
      <span className="flex flex-col leading-tight">
        <span className="club-name text-lead min-[24.375rem]:whitespace-nowrap">{name}</span>
        {note ? (
          <span lang="en" className="text-[0.6875rem] tracking-[0.06em] text-current/80">
            {note}
          </span>
        ) : null}
      </span>
    </>
  );
}
