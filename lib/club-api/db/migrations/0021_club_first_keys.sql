ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_caller_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_club_idx_caller_key_pk" PRIMARY KEY("club_idx","caller","key");--> statement-breakpoint
-- Written by hand: the generator cannot name the old keys. The club leads every primary key of numbered rows, so that two
-- clubs of one database may use the same numbers. Foreign keys to the old unique keys are made anew on the primary keys.
DO $$
DECLARE
  numbered record;
  foreign_key record;
BEGIN
  CREATE TEMP TABLE numbered_tables (place serial, table_name text, key_name text, key_column text) ON COMMIT DROP;
  INSERT INTO numbered_tables (table_name, key_name, key_column) VALUES
    ('audit_records', 'audit_records_club_idx_audit_idx_pk', 'audit_idx'),
    ('banners', 'banners_club_idx_banner_idx_pk', 'banner_idx'),
    ('booking_logs', 'booking_logs_club_idx_log_idx_pk', 'log_idx'),
    ('content_images', 'content_images_club_idx_image_idx_pk', 'image_idx'),
    ('coupons', 'coupons_club_idx_coupon_idx_pk', 'coupon_idx'),
    ('data_requests', 'data_requests_club_idx_request_idx_pk', 'request_idx'),
    ('draw_applications', 'draw_applications_club_idx_draw_idx_pk', 'draw_idx'),
    ('draw_posts', 'draw_posts_club_idx_draw_post_idx_pk', 'draw_post_idx'),
    ('events', 'events_club_idx_event_idx_pk', 'event_idx'),
    ('faqs', 'faqs_club_idx_faq_idx_pk', 'faq_idx'),
    ('files', 'files_club_idx_file_idx_pk', 'file_idx'),
    ('fnb_menus', 'fnb_menus_club_idx_fnb_idx_pk', 'fnb_idx'),
    ('hof_entries', 'hof_entries_club_idx_hof_idx_pk', 'hof_idx'),
    ('certifications', 'certifications_club_idx_cert_idx_pk', 'cert_idx'),
    ('ip_blocks', 'ip_blocks_club_idx_ip_idx_pk', 'ip_idx'),
    ('login_log', 'login_log_club_idx_login_idx_pk', 'login_idx'),
    ('lost_items', 'lost_items_club_idx_lost_idx_pk', 'lost_idx'),
    ('members', 'members_club_idx_member_idx_pk', 'member_idx'),
    ('password_history', 'password_history_club_idx_history_idx_pk', 'history_idx'),
    ('menus', 'menus_club_idx_menu_idx_pk', 'menu_idx'),
    ('notices', 'notices_club_idx_notice_idx_pk', 'notice_idx'),
    ('outbox', 'outbox_club_idx_outbox_idx_pk', 'outbox_idx'),
    ('penalties', 'penalties_club_idx_penalty_idx_pk', 'penalty_idx'),
    ('admin_menu_perms', 'admin_menu_perms_club_idx_perm_idx_pk', 'perm_idx'),
    ('perm_groups', 'perm_groups_club_idx_group_idx_pk', 'group_idx'),
    ('reference_entries', 'reference_entries_club_idx_reference_idx_pk', 'reference_idx'),
    ('bookings', 'bookings_club_idx_booking_idx_pk', 'booking_idx'),
    ('site_state_history', 'site_state_history_club_idx_history_idx_pk', 'history_idx'),
    ('lock_uses', 'lock_uses_club_idx_use_idx_pk', 'use_idx'),
    ('team_forms', 'team_forms_club_idx_team_form_idx_pk', 'team_form_idx'),
    ('team_seasons', 'team_seasons_club_idx_season_idx_pk', 'season_idx'),
    ('terms', 'terms_club_idx_terms_idx_pk', 'terms_idx'),
    ('terms_agreements', 'terms_agreements_club_idx_agreement_idx_pk', 'agreement_idx'),
    ('visits', 'visits_club_idx_visit_idx_pk', 'visit_idx'),
    ('voc_messages', 'voc_messages_club_idx_message_idx_pk', 'message_idx'),
    ('voc_templates', 'voc_templates_club_idx_template_idx_pk', 'template_idx'),
    ('vocs', 'vocs_club_idx_voc_idx_pk', 'voc_idx'),
    ('waitings', 'waitings_club_idx_waiting_idx_pk', 'waiting_idx'),
    ('withdrawal_archives', 'withdrawal_archives_club_idx_archive_idx_pk', 'archive_idx');
  CREATE TEMP TABLE dropped_keys ON COMMIT DROP AS
    SELECT k.conrelid::regclass::text AS holder, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN numbered_tables n ON k.confrelid = to_regclass(n.table_name)
    WHERE k.contype = 'f';
  FOR foreign_key IN SELECT * FROM dropped_keys LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', foreign_key.holder, foreign_key.name);
  END LOOP;
  FOR numbered IN SELECT * FROM numbered_tables ORDER BY place LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', numbered.table_name,
      (SELECT conname FROM pg_constraint WHERE conrelid = to_regclass(numbered.table_name) AND contype = 'p'));
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', numbered.table_name, numbered.table_name || '_club_idx');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (club_idx, %I)',
      numbered.table_name, numbered.key_name, numbered.key_column);
  END LOOP;
  FOR foreign_key IN SELECT * FROM dropped_keys LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', foreign_key.holder, foreign_key.name, foreign_key.definition);
  END LOOP;
END $$;
