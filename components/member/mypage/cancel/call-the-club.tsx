import { ButtonLink } from "@/components/ui/button";

type CallTheClubProps = { text: string; phone: string };

/** Says that the club has to be called, with its number. */
export function CallTheClub({ text, phone }: CallTheClubProps) {
  return (
    <div>
      <p>{text}</p>
      <ButtonLink href={`tel:${phone}`} variant="outline" className="mt-4 tabular-nums">
        {phone}
      </ButtonLink>
    </div>
  );
}
