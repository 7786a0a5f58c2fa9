import '../ui/ui.css'
import './first-paint.css'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import {
  linkCredentials,
  loginParameters,
  withoutCredentials,
  withoutPassword,
} from '../../domain/auth/login-redirect.ts'
import { App } from './App.tsx'
import { watchInstall } from './install.ts'
import { registerWorker } from './register-worker.ts'
import { startSession } from './start-session.ts'
import { useHeldLocation, useHeldSearch } from './useHeldLocation.ts'

// A password in the address is read once and gone from the address bar before anything is painted; the identifier stays,
// so that the login page is asked for with it and not with the path.
const requested = location.pathname + location.search
const link = linkCredentials(requested)
const clean = withoutCredentials(requested)
const asked = new URLSearchParams(location.search)
if (asked.has('password')) history.replaceState(history.state, '', withoutPassword(requested))
// A login leads to another address: what the page was opened with is noted for `embedded.ts`, which comes later.
const theme = asked.get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme
// The login page carries where somebody was heading; every other page is where they are heading.
const heading = /^\/login\/?$/i.test(location.pathname) ? loginParameters(location.search).redirect : clean

watchInstall()
const session = startSession({ heading, link })
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root, {
  onUncaughtError: error => console.error(error),
  onCaughtError: error => console.error(error),
}).render(
  <Router hook={useHeldLocation} searchHook={useHeldSearch}>
    <App session={session} />
  </Router>,
)
registerWorker()
