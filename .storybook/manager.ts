import { addons } from 'storybook/manager-api'

/** `CrewListView` as `Crew list`: the sidebar speaks words, whatever a file is called. */
const words = (name: string) => {
  const spaced = name
    .replace(/-/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/ (View|Screen)$/, '')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

addons.setConfig({
  sidebar: { renderLabel: item => (item.type === 'story' ? item.name : words(item.name)) },
  // A chart has the whole height, and the cover and its neighbours have nothing to set.
  layoutCustomisations: {
    showPanel: (state, shown) => (/^(statecharts|workshop)-/.test(state.storyId ?? '') ? false : shown),
  },
})
