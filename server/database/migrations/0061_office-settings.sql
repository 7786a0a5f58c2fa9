-- What an agency settles for itself it may change, of its own row alone; which hosts lead to it is not among that.
CREATE POLICY own_tenant_changed ON tenant FOR UPDATE TO app_user
  USING (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  WITH CHECK (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
--> statement-breakpoint
GRANT UPDATE (name, look, background_url, background_color_code, default_language, use_user_language, tree_title, settings)
  ON tenant TO app_user;
