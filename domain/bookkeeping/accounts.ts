/** Whether it is an account of a chart of so many digits, as of sales or of the bank. */
export const isLedgerAccount = (account: number, digits: number): boolean => account >= 1 && account < 10 ** digits

/** Whether it is one of a client: they have one digit more, and from 7 on they are of suppliers. */
export const isDebtorAccount = (account: number, digits: number): boolean =>
  account >= 10 ** digits && account < 7 * 10 ** digits
