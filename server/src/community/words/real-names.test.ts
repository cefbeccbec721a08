import { describe, expect, it } from 'vitest'
import { hasBlockedName, hasBlockedWord } from './blocked-words.ts'

const firstNames = `Maria José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel
  Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline
  Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz
  Luana Rita Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida
  Marlene Terezinha Raimunda Andreia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Daiane Regina Bianca Viviane
  Enzo Miguel Arthur Heitor Theo Davi Bernardo Samuel Noah Ravi Gael Helena Alice Laura Manuela Sophia Isabella Heloísa
  Cecília Valentina Maitê Eloá Lívia Antonella Jandira Iracema Ubirajara Moacir Cauã Kauê Raoni Yara Tainá Karaí Poty
  Wesley Washington Wellington Jefferson Cleusa Dolores Conceição Analice Anália Fodé Phúc Hitler`
  .trim()
  .split(/\s+/)

const familyNames = `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins
  Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado
  Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Pinto Rego Cunha Kuhn Rola Penetra Cabaço Brocha Porto Paes
  Pacheco Peixoto Picanço Pica Pau Botelho Bosco Boscolo Cury Curi Cubas Cuoco Cocco Coelho Cordeiro Carneiro Leitão
  Porcari Sapateiro Sapata Puttini Putinato Fuchs Fucks Fux Focke Fischer Kuntz Titz Tittel Dick Dickel Cox Wanke
  Shimizu Fukuda Fukushima Matsushita Kinoshita Yamashita Kakuta Kuroki Bicha Galinari Vacca Macaco Preto Negrão
  Negreiros Branco Gay Gayoso Travassos Corno Cornélio Carvalhal Mello Rabelo Rabello Boaventura Tesaro Fodor
  Vadico Cachoeira Piranha Xavante Saco Sacco Testa Penna Pena Peres Peru Varela Varão Mata Matta Matos Punhal Nazário
  Nazareth Jesus Moura Turco Judeu Cigano Killian Assis Assunção Cassol Haas Porras Porretti Gozzi Cuzzi Bichara
  Bittencourt Slutzky Fagundes Faggioni Nigri Bastos Bastardo Escobar Graça Viadana Broxado Brochado Bündchen Morais`
  .trim()
  .split(/\s+/)

describe('names of real people', () => {
  it('are a good many', () => {
    expect(new Set([...firstNames, ...familyNames]).size).toBeGreaterThanOrEqual(150)
  })

  it.each(firstNames)('%s passes before a family name', (name) => {
    expect(['Souza', 'da Silva', 'de Sá'].filter((rest) => hasBlockedName(`${name} ${rest}`))).toEqual([])
  })

  it.each(familyNames)('%s passes in a full name', (name) => {
    const full = [`Ana ${name}`, `João Pedro ${name} de Souza`, `Maria da ${name}`, `ANA ${name.toUpperCase()}`]
    expect(full.filter((each) => hasBlockedName(each))).toEqual([])
  })

  it('pass in a full name alone, and let no other word pass beside them', () => {
    expect(hasBlockedWord('Fucks')).toBe(true)
    expect(hasBlockedWord('seu corno')).toBe(true)
    expect(hasBlockedName('Ana Fuck5')).toBe(true)
    expect(hasBlockedName('Puta Kuntz')).toBe(true)
  })

  it.each(['Ana Merda', 'Filho da Puta', 'Ana C4ralho', 'Vai Tomar no Cu', 'Ana P.u.t.a'])('%j is none', (name) => {
    expect(hasBlockedName(name)).toBe(true)
  })
})
