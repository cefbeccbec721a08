import { hawks, lawn, lens } from './album-frost.ts'
import { garden, harvest, salad, scarecrow, watering, worms } from './album-garden.ts'
import { bridge, bromeliad, bus, everybody, rehearsal, robot, stand, trail, volcano } from './album-outings.ts'

/** Drawn photos of the demo's albums, by the name of their file. Nobody real is in them. */
export const photos: Record<string, string> = {
  'album-horta-canteiros': garden(),
  'album-horta-regando': watering(),
  'album-horta-minhocas': worms(),
  'album-horta-colheita': harvest(),
  'album-horta-espantalho': scarecrow(),
  'album-horta-salada': salad(),
  'album-passeio-onibus': bus(),
  'album-passeio-trilha': trail(),
  'album-passeio-bromelia': bromeliad(),
  'album-passeio-ponte': bridge(),
  'album-passeio-turma': everybody(),
  'album-feira-vulcao': volcano(),
  'album-feira-robo': robot(),
  'album-feira-agua': stand(),
  'album-teatro-ensaio': rehearsal(),
  'album-geada-gramado': lawn(),
  'album-geada-lupa': lens(),
  'album-geada-araucaria': hawks(),
}
