/** Places nobody has taken and nobody was asked for. */
export const missingOf = ({
  amount,
  filled,
  requested,
}: {
  amount: number
  filled: number
  requested: number
}): number => Math.max(0, amount - filled - requested)
