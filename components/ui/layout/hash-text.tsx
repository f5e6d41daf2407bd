type Props = {
  text: string;
  /** Names the hashed value for screen readers. */
  label: string;
};

/** A hash or a secret in lines of 32 characters, each as wide as a phone shows. */
export function HashText({ text, label }: Props) {
  const lines = text.match(/.{1,32}/g) ?? [];
  return (
    <p
      data-slot="hash-text"
      className="mt-2 border border-line bg-sheet px-3.5 py-2.5 font-mono text-[clamp(0.5rem,3.2vw,0.875rem)] leading-relaxed break-all text-ink-2"
    >
      <span className="visually-hidden">{label}: </span>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
