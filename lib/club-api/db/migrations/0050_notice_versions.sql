-- What a notice says is kept by processes like rules: the number moves with each change of it and of its files. A view that is counted is none.
CREATE TRIGGER "raise_rule_version" AFTER INSERT OR DELETE OR TRUNCATE ON "notices"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"();--> statement-breakpoint
CREATE TRIGGER "raise_rule_version_by_change" AFTER UPDATE ON "notices"
  FOR EACH ROW WHEN ((to_jsonb(OLD) - 'view_count') IS DISTINCT FROM (to_jsonb(NEW) - 'view_count'))
  EXECUTE FUNCTION "raise_rule_version"();--> statement-breakpoint
CREATE TRIGGER "raise_rule_version" AFTER TRUNCATE ON "files"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"();--> statement-breakpoint
CREATE TRIGGER "raise_rule_version_by_new" AFTER INSERT ON "files"
  FOR EACH ROW WHEN (NEW."kind" = 'notice') EXECUTE FUNCTION "raise_rule_version"();--> statement-breakpoint
CREATE TRIGGER "raise_rule_version_by_change" AFTER UPDATE ON "files"
  FOR EACH ROW WHEN (OLD."kind" = 'notice' OR NEW."kind" = 'notice') EXECUTE FUNCTION "raise_rule_version"();--> statement-breakpoint
CREATE TRIGGER "raise_rule_version_by_end" AFTER DELETE ON "files"
  FOR EACH ROW WHEN (OLD."kind" = 'notice') EXECUTE FUNCTION "raise_rule_version"();
