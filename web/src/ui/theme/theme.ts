import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { breakpoint, duration, layer, mata, radius, space } from './tokens.ts'

/** Ten shades around the two `primary` tokens: 4 is the dark theme's, 7 the light theme's. */
const shades: MantineColorsTuple = [
  '#EFF9F4',
  mata.soft,
  '#B5E3CE',
  '#7FE0BC',
  mata.dark,
  '#1FA377',
  '#0F865F',
  mata.light,
  mata.hover,
  mata.active,
]

const rem = (value: number) => `${value / 16}rem`
const em = (value: number) => `${value / 16}em`

const dialog = { centered: true, padding: 0, radius: 'xl', shadow: 'xl', zIndex: layer.dialog }
const shade = { backgroundOpacity: 0.45, color: mata.night }

/** Named components only carry props here: their looks travel with the css file of each in `mantine/`. */
export const theme = createTheme({
  primaryColor: 'mata',
  primaryShade: { light: 7, dark: 4 },
  colors: { mata: shades },
  defaultRadius: 'md',
  radius: { xs: rem(radius.xs), sm: rem(radius.s), md: rem(radius.m), lg: rem(radius.l), xl: rem(radius.xl) },
  spacing: { xs: rem(space[2]), sm: rem(space[3]), md: rem(space[4]), lg: rem(space[5]), xl: rem(space[6]) },
  breakpoints: {
    xs: em(480),
    sm: em(breakpoint.tablet),
    md: em(960),
    lg: em(breakpoint.desktop),
    xl: em(breakpoint.wide),
  },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '700', textWrap: 'balance' },
  shadows: { xs: 'var(--sh-1)', sm: 'var(--sh-1)', md: 'var(--sh-2)', lg: 'var(--sh-2)', xl: 'var(--sh-3)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Our own ring in global.css is the only one.
  focusRing: 'never',
  activeClassName: '',
  components: {
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg', offset: 8, transitionProps: { duration: duration.fast } } },
    Modal: { defaultProps: { ...dialog, overlayProps: shade } },
    // The same for dialogs put together from parts.
    ModalRoot: { defaultProps: dialog },
    ModalOverlay: { defaultProps: shade },
    Paper: { defaultProps: { radius: 'xl' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    PinInput: { defaultProps: { size: 'xl', radius: 16, placeholder: '', gap: 10 } },
    Popover: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Progress: { defaultProps: { size: 10, radius: 'xl' } },
    SegmentedControl: { defaultProps: { radius: 'sm', size: 'sm' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    Switch: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: false } },
    TextInput: { defaultProps: { size: 'md' } },
    Tooltip: { defaultProps: { radius: 'sm', openDelay: 300, transitionProps: { duration: duration.fast } } },
  },
})

const surfaces = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--border)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-mata-filled': 'var(--primary)',
  '--mantine-color-mata-filled-hover': 'var(--primary-hover)',
  '--mantine-color-mata-light': 'var(--primary-soft)',
  '--mantine-color-mata-light-hover': 'var(--primary-soft)',
  '--mantine-color-mata-light-color': 'var(--primary-ink)',
  '--mantine-color-mata-outline': 'var(--primary)',
}

/** Points Mantine's own variables at ours, so contrast and reading modes reach its components too. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces })
