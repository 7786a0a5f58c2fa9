/** What the shell gives every screen: the parameters of its address. */
export interface ScreenProps {
  params: Record<string, string>
}
