/** How far a finger goes before it is a swipe, in CSS pixels. */
export const swipeThreshold = 10
