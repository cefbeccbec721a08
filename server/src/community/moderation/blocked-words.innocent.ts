/** What people write at school, with many a word that hides another one. */
export const innocentTexts: readonly string[] = `
O computador da sala de informática travou de novo
Computação é a minha matéria favorita
A deputada visitou a escola ontem
O deputado falou sobre reputação
Disputamos a final do campeonato
A disputa foi até o último ponto
Amputação é um tema difícil da aula de saúde
Imputaram a culpa ao clima
Vamos calcular a área do círculo
O curral fica atrás da casa do meu avô
Cuidado com a escada molhada
A cultura indígena é muito rica
Custou caro, mas valeu
O custo do passeio é baixo
Cura e cuidado andam juntos
O pica-pau fez um buraco na árvore
O mosquito pica à noite
A abelha pica quando se sente em perigo
Pinto de galinha nasce em vinte e um dias
Meu sobrenome é Pinto
A professora Ana Pinto corrigiu a prova
O besouro rola-bosta limpa o pasto
O veado-campeiro vive no Cerrado
Vimos um veado no parque
A perereca canta quando chove
A piranha é um peixe do Pantanal
O pau-brasil deu nome ao país
O cacete francês é um tipo de pão
O símbolo do cobre é Cu e o do ouro é Au
Cu e Zn formam o latão
O ânus faz parte do sistema digestório
Os testículos ficam no escroto
Estudamos o pênis e a vagina na aula de ciências
O sexo das tartarugas depende da temperatura
A reprodução sexuada mistura genes
O império mongol foi enorme
A Mongólia fica na Ásia
O burro carrega a lenha
A vaca e a cadela dormiram juntas
O macaco-prego usa pedras como ferramentas
Assisti à série toda
Assassinato é o tema do livro de mistério
Passei de ano
A massa do bolo ficou boa
A classe toda foi ao museu
O passo a passo está no caderno
Assim que chegar, avisa
O assunto da prova é fotossíntese
Bitcoin não é assunto da aula
A bitola do trem é larga
O shitake é um cogumelo
Comi shiitake com arroz
Scunthorpe é uma cidade da Inglaterra
Moby Dick é um livro sobre uma baleia
The cocktail was in the story
We saw a peacock at the zoo
My class passed the test
The bass player was great
The title of the book is new
Let us assess the answers
Classic music helps me study
The cockpit of the plane is small
Arsenal won the match
Essex and Sussex are in England
He is a Dickens reader
O mercado abre cedo
Mero é um peixe
A emenda do verso ficou boa
Por rainha ele fez o poema
Por ração para o gato eu passo lá depois
Ponta Porã fica no Mato Grosso do Sul
Pora é o nome do meu peixe
Pare de correr, por favor
A poraquê é um peixe elétrico
O porre de água que tomei
A fada fugiu da história
Fôlego, pessoal
A fogueira da festa junina
Fundão da sala não
Vi a dona da cantina
Vi adoçante no suco
Vi a dor dele e ajudei
Viaduto em obras
A viagem foi linda
Via Dutra é uma rodovia
O viajante desenhou o mapa
Sapato novo
O sapo e a sapa
Sapatilha de balé
Boi olha para a cerca
O boi olhava a lua
Bola de basquete
A bolinha caiu no bueiro
O bosque fica perto
A bota está suja
Basta estudar um pouco por dia
O boto-cor-de-rosa vive no rio
Caramba, que golaço
Cara, olha só isso
Caracol anda devagar
O carvalho é uma árvore
Carvalho é o sobrenome do Davi
Família Carvalho convida
Karina trouxe o bolo
A Carla ralhou com o irmão
Alho e cebola no feijão
Baralho de cartas na sexta
O baralho tem quatro naipes
Trabalho em grupo amanhã
Orvalho da manhã
Atalho no mapa
Buquê de flores
A bússola aponta para o norte
Seta para a direita
A buzina da bicicleta
Corneta e tambor
O cornetim abriu a festa
O unicórnio é um bicho inventado
Com cada um no seu lugar
Me dá o caderno, por favor
Com um pau no chão desenhou o mapa
O pau no cupim já estava podre
Tome no curso d’água um gole
Tapir e anta são o mesmo bicho
Que bicho é esse
A bicharada do sítio
Xaxado é uma dança
Xote e baião na festa
Xícara de chá
A xilogravura do cordel
Retardo na chegada do ônibus
O relógio está atrasado
Retrato falado
Imbé é uma planta
Idioma de origem
Otávio trouxe o livro
Ótimo trabalho
O otorrino examinou meu ouvido
Vadear o rio é atravessar a pé
Vaga na creche
Vagalume pisca à noite
O vagão do metrô
Desgraça e graça são palavras opostas
Engraçado demais
Obrigado pela graça alcançada
A graça do texto está no fim
Puteaux é uma cidade da França
Reputo o livro muito bom
Putrefação é decomposição
Ela computa os votos
O golfe tem um taco para cada distância
Punhal é uma arma antiga
Punho fechado não
A punhalada do vilão
Pirueta no ar
Pirata da perna de pau
O piroclasto sai do vulcão
Pirulito na festa
Fuzil é do museu militar
O fuxico é um artesanato
Tesoura sem ponta
Tensão superficial da água
Tese e antítese
Tenso antes da prova
Tia Naná trouxe bolo
Tomar no copo azul, por favor
Vai tomar no copo grande
Tomar no café da manhã
Vai se formar este ano
Vai ser fera na prova
Vai tomar vacina hoje
Toma nota disso
Cor no quadro, por favor
Cor na parede
Cor novinha
Nu artístico é tema do museu
O deserto à noite é frio
Pôr no caderno a data
Por nossa conta
Hora da história
Who reads the next page
Shut the door, please
Shirt and shorts for sports day
She hit the ball
She hits the drum
Slot de memória livre
Salt and pepper
A slip of paper
Batch of cookies
Beach day tomorrow
The itch is gone
Pitch the tent here
Witch and wizard
Fun at school
Duck and goose
The truck is red
Luck and work
Look at this book
Bastão de cola
Bastante coisa para ler
Titã é um herói
Titãs é uma banda antiga
Jazz e blues
Pizza na sexta
A pizzaria perto da escola
Nigéria fica na África
O Níger é um rio
Nigerianos e angolanos vieram à feira
Negro é a cor da noite no poema
O povo preto tem orgulho de sua história
Fagote é um instrumento de sopro
Uma fagulha acendeu a fogueira
Fagundes é o sobrenome dela
Tarde demais
A tarde de leitura foi boa
Retardatário da corrida
Ganhamos de 4 a 3
A senha do jogo é segredo
Cheguei às 10h40
Sala 105, bloco B
O time fez 2 gols em 7 minutos
3 + 4 = 7
5 x 8 = 40
10 - 3 = 7
A nota foi 9,5
R$ 20 por pessoa
50% de desconto
Tenho 13 anos e 2 irmãos
Meu e-mail é ana@escola.test
Siga @turma7b
Uau!!! Que demais!!!
Nããão acredito
Siiiim, vamos
Oiii, tudo bem
kkkkkk muito bom
rsrsrs adorei
hahahaha
Aaaaah que fofo
Legaaaal demais
A . B . C
a, b, c e d
p, q e r são variáveis
x, y e z
P U C é a sigla da universidade
U F M G
S O S natureza
I B G E
A T O M O
1. Ler 2. Escrever 3. Revisar
a) sim b) não c) talvez
H2O é água
CO2 faz mal ao clima
NaCl é sal
O DNA guarda informação
O RNA também
Pi é 3,14159
c² = a² + b²
f(x) = 2x + 1
Terminei o módulo três
Alguém tem a tarefa de matemática
Qual é a página do livro
A horta está cheia de alface
Plantamos feijão no algodão
O ciclo da água é lindo
A chuva molhou o pátio
O rio corre para o mar
Amanhã tem educação física
Quem vai ao passeio
Levo o violão
Ensaio às três
A peça estreia sexta
Meu personagem é o Saci
A Iara canta no rio
O Curupira protege a mata
O Boitatá é de fogo
A Cuca é uma personagem
Cuca, a jacaré do sítio
Cuco é o relógio da vó
Cubo tem seis faces
O cuscuz está pronto
Curitiba é fria
Cuiabá é quente
Recuar também é estratégia
Recuo da margem
Ocupado agora
Preocupada com a prova
Oculto no desenho
Seu Cuíca toca na escola de samba
A cuíca chora no samba
Secura no ar
Loucura de jogo
Procura-se um estojo azul
Escuro demais para ler
Ficou bacana
Parabéns, turma
Que orgulho de vocês
Obrigada pela ajuda
De nada, conta comigo
Desculpa o atraso
Vamos juntos
Boa sorte na olimpíada
Feliz aniversário, Caio
Saudade das férias
Amei o desenho do ipê
Ipê-amarelo no pátio
A quaresmeira floriu
O tatu-bola se enrola
O lobo-guará é do Cerrado
O mico-leão-dourado está salvo
Tamanduá-bandeira come formigas
Onça-pintada na câmera
A harpia é enorme
O jabuti venceu a corrida
Devagar se vai ao longe
Quem canta seus males espanta
Água mole em pedra dura
De grão em grão a galinha enche o papo
`
  .trim()
  .split('\n')
