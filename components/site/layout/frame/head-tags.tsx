import { readHeadTags } from "@/lib/shared/addresses/head-tags";

/** What pages say of themselves already; a second word would contradict the first. */
const ownTags =
  /^(?:og:(?:title|description|url|type|site_name|locale.*|image.*)|twitter:(?:card|title|description|image.*))$/;

/** The `<meta>` tags that the club adds, such as verification codes; React moves them into the head. */
export function HeadTags({ text }: { text: string | undefined }) {
  const tags = (readHeadTags(text ?? "") ?? []).filter(({ key }) => !ownTags.test(key));
  return tags.map(({ attribute, key, content }) => (
    <meta key={`${key} ${content}`} {...{ [attribute]: key }} content={content} />
  ));
}
