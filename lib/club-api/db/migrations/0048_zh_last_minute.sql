-- Last-minute offers are 尾单优惠 in Chinese. Names that a club has written itself stay as they are.
UPDATE "code_groups" SET "version" = "version" + 1
WHERE "id" = 'policyCodes' AND EXISTS (
  SELECT FROM "codes" WHERE "codes"."club_idx" = "code_groups"."club_idx" AND "group_id" = 'policyCodes'
    AND ("key", "names" ->> 'zh') IN (('C0580', '临近优惠'), ('C0581', '临近优惠通知')));--> statement-breakpoint
UPDATE "codes" SET "names" = jsonb_set("names", '{zh}', '"尾单优惠"')
WHERE "group_id" = 'policyCodes' AND "key" = 'C0580' AND "names" ->> 'zh' = '临近优惠';--> statement-breakpoint
UPDATE "codes" SET "names" = jsonb_set("names", '{zh}', '"尾单优惠通知"')
WHERE "group_id" = 'policyCodes' AND "key" = 'C0581' AND "names" ->> 'zh' = '临近优惠通知';--> statement-breakpoint
UPDATE "menus" SET "texts" = jsonb_set("texts", '{zh,name}', '"尾单优惠"')
WHERE "code" = '941600' AND "is_admin_menu" AND "texts" #>> '{zh,name}' = '临近优惠';--> statement-breakpoint
UPDATE "menus" SET "texts" = jsonb_set("texts", '{zh,snsTitle}', '"尾单优惠"')
WHERE "code" = '941600' AND "is_admin_menu" AND "texts" #>> '{zh,snsTitle}' = '临近优惠';
