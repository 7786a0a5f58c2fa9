CREATE TABLE "search_word" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "search_word_tenant_id_kind_word_subject_id_pk" PRIMARY KEY("tenant_id","kind","word","subject_id")
);
--> statement-breakpoint
CREATE INDEX "search_word_subject" ON "search_word" USING btree ("tenant_id","kind","subject_id");
--> statement-breakpoint
DROP TABLE "location_word" CASCADE;
--> statement-breakpoint
-- Words are read by beginnings, by code point: word >= 'mul' and word < 'mul' followed by the last code point.
ALTER TABLE search_word ALTER COLUMN word TYPE text COLLATE "C";
--> statement-breakpoint
-- Every table with a tenant_id that no policy secures yet belongs to its tenant from here on; the owner is bound as well.
-- A migration that adds such a table calls this, and takes back afterwards what a table must not allow (facts are append-only).
CREATE FUNCTION secure_tenant_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  FOR t IN SELECT c.relname FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'tenant_host'
      AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I
      USING (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
      WITH CHECK (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION secure_tenant_tables() FROM PUBLIC;
--> statement-breakpoint
SELECT secure_tenant_tables();
--> statement-breakpoint
-- The words of a text as they are searched: lower case, without accents. server/search/words.ts folds what is asked for
-- alike; a test holds one against the other.
CREATE FUNCTION words_of(told text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(
    translate(replace(replace(replace(regexp_replace(normalize(lower(told), NFD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđı', 'lodi'),
    '[\s!-/:-`{-\u00bf\u2000-\u2bff\u3000-\u303f\U0001f000-\U0001faff]+') word WHERE word <> ''
$$;
--> statement-breakpoint
-- What a row is found by: the columns its trigger names.
CREATE FUNCTION told_by(found jsonb, columns text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(found ->> name, ' ') FROM unnest(columns) name
$$;
--> statement-breakpoint
CREATE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_word w USING gone g
      WHERE w.tenant_id = g.tenant_id AND w.kind = TG_TABLE_NAME AND w.subject_id = g.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM search_word w USING gone g JOIN come n ON n.tenant_id = g.tenant_id AND n.id = g.id
      WHERE w.tenant_id = g.tenant_id AND w.kind = TG_TABLE_NAME AND w.subject_id = g.id
        AND told_by(to_jsonb(g), TG_ARGV) IS DISTINCT FROM told_by(to_jsonb(n), TG_ARGV);
  END IF;
  INSERT INTO search_word (tenant_id, kind, word, subject_id)
    SELECT n.tenant_id, TG_TABLE_NAME, word, n.id FROM come n, words_of(told_by(to_jsonb(n), TG_ARGV)) word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Has a table's rows found by words: those that are there and those to come.
CREATE FUNCTION find_by_words(of text, VARIADIC columns text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE a uuid; tables text; named text := (SELECT string_agg(quote_literal(name), ', ') FROM unnest(columns) name);
BEGIN
  FOREACH tables IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION keep_words(%s)',
      of || '_words_' || lower(tables), tables, of,
      CASE tables WHEN 'INSERT' THEN 'NEW TABLE AS come' WHEN 'DELETE' THEN 'OLD TABLE AS gone'
        ELSE 'OLD TABLE AS gone NEW TABLE AS come' END, named);
  END LOOP;
  FOR a IN SELECT id FROM tenant LOOP
    PERFORM set_config('app.tenant_id', a::text, true);
    EXECUTE format('INSERT INTO search_word (tenant_id, kind, word, subject_id)
      SELECT n.tenant_id, %L, word, n.id FROM %I n, words_of(told_by(to_jsonb(n), $1)) word', of, of) USING columns;
  END LOOP;
  PERFORM set_config('app.tenant_id', '', true);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_by_words(text, text[]) FROM PUBLIC;
--> statement-breakpoint
SELECT find_by_words('location', 'name', 'city', 'street'), find_by_words('company', 'name', 'city', 'number'),
  find_by_words('contact', 'name', 'role', 'number'), find_by_words('person', 'first_name', 'last_name', 'number'),
  find_by_words('project', 'name', 'number', 'client_mark', 'reference');
