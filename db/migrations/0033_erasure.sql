-- What was done stays as it was written, but for the words that name a person: erasure alone may take
-- those out, in a transaction that sets `furrow.erasing`, and in the columns that the trigger lists.
CREATE FUNCTION only_words_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('furrow.erasing', true) = 'on'
    AND to_jsonb(OLD) - TG_ARGV = to_jsonb(NEW) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER order_history_append_only ON order_history;--> statement-breakpoint
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history
  FOR EACH ROW EXECUTE FUNCTION only_words_change('cause');
--> statement-breakpoint
DROP TRIGGER farmer_application_history_append_only ON farmer_application_history;--> statement-breakpoint
CREATE TRIGGER farmer_application_history_append_only BEFORE UPDATE OR DELETE ON farmer_application_history
  FOR EACH ROW EXECUTE FUNCTION only_words_change('cause');
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION only_words_change('actor_name', 'subject_name', 'detail');
--> statement-breakpoint
DROP TRIGGER credits_append_only ON credits;--> statement-breakpoint
CREATE TRIGGER credits_append_only BEFORE UPDATE OR DELETE ON credits
  FOR EACH ROW EXECUTE FUNCTION only_words_change('reason');
