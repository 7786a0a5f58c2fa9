-- Whoever is asked for a paper is told on their devices as well.
DROP TRIGGER mail_pushed ON mail;--> statement-breakpoint
CREATE TRIGGER mail_pushed AFTER INSERT ON mail FOR EACH ROW
  WHEN (NEW.state = 'queued' AND NEW.kind IN ('cannotCome','crewChiefSheet','vacationAnswered','documentTurn','documentAsked',
    'documentFinished','documentDecided','calendarWithdrawn','quotationAnswered'))
  EXECUTE FUNCTION push_mail();
