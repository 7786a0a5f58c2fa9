#!/bin/sh
# Run once by the database's image, as its superuser: an ordinary role that owns the database, as docs/operations.md says.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
CREATE ROLE calltime LOGIN PASSWORD :'password' NOSUPERUSER NOBYPASSRLS CREATEROLE;
CREATE DATABASE calltime OWNER calltime;
SQL
