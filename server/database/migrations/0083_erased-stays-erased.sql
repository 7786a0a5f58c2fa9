-- Whoever was erased is not filled again: by nobody, on no way. The erasing itself only empties, and so passes.
CREATE FUNCTION stay_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever is being erased just now is waited for.
  PERFORM FROM person p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.person_id FOR KEY SHARE;
  IF NOT erased_person(NEW.tenant_id, NEW.person_id, false) THEN RETURN NEW; END IF;
  -- What many are told or asked at once leaves them out.
  IF TG_ARGV[0] = 'left out' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'nothing is entered of whoever was erased' USING ERRCODE = 'check_violation', CONSTRAINT = 'person_stays_erased';
END $$;--> statement-breakpoint
DO $$
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['bank_account','person_picture','profile_picture','person_function','person_tag','crew_rating',
    'crew_preference','staff_contract','pay_rate','calendar_entry','calendar_subscription','document','form',
    'project_crew_item_status','push_subscription','receipt','upload'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF person_id ON %I FOR EACH ROW WHEN (NEW.person_id IS NOT NULL)
      EXECUTE FUNCTION stay_erased()', one || '_of_erased', one);
  END LOOP;
  FOREACH one IN ARRAY ARRAY['item_rating','crew_message_recipient','date_question_person','project_seen','live_location'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW WHEN (NEW.person_id IS NOT NULL)
      EXECUTE FUNCTION stay_erased(''left out'')', one || '_of_erased', one);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER login_of_erased BEFORE INSERT ON login FOR EACH ROW WHEN (NEW.person_id IS NOT NULL) EXECUTE FUNCTION stay_erased();--> statement-breakpoint
CREATE TRIGGER login_of_erased_opened BEFORE UPDATE ON login FOR EACH ROW
  WHEN (NEW.person_id IS NOT NULL AND (NEW.ended_at IS NULL OR NEW.login NOT LIKE 'erased-%' AND NEW.login IS DISTINCT FROM OLD.login))
  EXECUTE FUNCTION stay_erased();--> statement-breakpoint
CREATE TRIGGER activity_of_erased BEFORE INSERT ON activity FOR EACH ROW
  WHEN (NEW.person_id IS NOT NULL AND NEW.type IN ('COMMENT', 'TODO')) EXECUTE FUNCTION stay_erased();--> statement-breakpoint
CREATE TRIGGER activity_of_erased_written BEFORE UPDATE ON activity FOR EACH ROW
  WHEN (NEW.person_id IS NOT NULL AND (NEW.title IS DISTINCT FROM OLD.title AND NEW.title <> '–' OR NEW.text IS DISTINCT FROM OLD.text AND NEW.text <> '–'))
  EXECUTE FUNCTION stay_erased();--> statement-breakpoint
CREATE FUNCTION person_stays_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at = OLD.erased_at AND NOT NEW.public_profile
    AND num_nonnulls(NEW.email, NEW.phone, NEW.home_city, NEW.home_latitude, NEW.home_longitude, NEW.street, NEW.zipcode, NEW.city,
      NEW.country, NEW.birthday, NEW.kiosk_pin) = 0
    AND ((NEW.first_name, NEW.last_name) = (OLD.first_name, OLD.last_name) OR (NEW.first_name, NEW.last_name) = ('Erased', 'person'))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'nothing is entered of whoever was erased' USING ERRCODE = 'check_violation', CONSTRAINT = 'person_stays_erased';
END $$;--> statement-breakpoint
CREATE TRIGGER person_stays_erased BEFORE UPDATE ON person FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION person_stays_erased();
