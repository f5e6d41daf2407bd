import { ButtonLink } from "@/components/ui/button";

type Props = { text: string; phone: string };

/** What cannot be done here, and the number that can. */
export function CallTheClub({ text, phone }: Props) {
  return (
    <div>
      <p>{text}</p>
      <ButtonLink href={`tel:${phone}`} variant="outline" className="mt-4 tabular-nums">
        {phone}
      </ButtonLink>
    </div>
  );
}
