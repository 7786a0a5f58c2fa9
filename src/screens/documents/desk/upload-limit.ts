/** Bytes a PDF may have, as the contract says; what is larger is not even sent. */
export const mostBytes = 25 * 1024 * 1024
