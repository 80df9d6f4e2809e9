<?php

// Stand-ins for TYPO3's HTTP classes. The request factory answers as the test said.

namespace TYPO3\CMS\Core\Http {
    use Psr\Http\Message\ResponseInterface;
    use Psr\Http\Message\ServerRequestInterface;
    use Psr\Http\Message\StreamInterface;
    use Psr\Http\Message\UriInterface;

    class ApplicationType
    {
        private function __construct(private string $type) {}

        public static function fromRequest(ServerRequestInterface $request): self
        {
            return new self($request->getAttribute('applicationType') === 1 ? 'FE' : 'BE');
        }

        public function isFrontend(): bool
        {
            return $this->type === 'FE';
        }
    }

    class Uri implements UriInterface
    {
        public function __construct(private string $text) {}

        public function getScheme()
        {
            return (string)parse_url($this->text, PHP_URL_SCHEME);
        }

        public function getAuthority()
        {
            return (string)parse_url($this->text, PHP_URL_HOST);
        }

        public function getPath()
        {
            return (string)parse_url($this->text, PHP_URL_PATH);
        }

        public function withQuery(string $query)
        {
            return new self(preg_replace('/\?[^#]*/', '', $this->text));
        }

        public function withFragment(string $fragment)
        {
            return new self(preg_replace('/#.*/', '', $this->text));
        }

        public function __toString()
        {
            return $this->text;
        }
    }

    class ServerRequest implements ServerRequestInterface
    {
        public function __construct(private string $url, private array $attributes = [], private string $method = 'GET', private array $body = []) {}

        public function getMethod()
        {
            return $this->method;
        }

        public function getUri()
        {
            return new Uri($this->url);
        }

        public function getParsedBody()
        {
            return $this->body;
        }

        public function getAttribute(string $name, $default = null)
        {
            return $this->attributes[$name] ?? $default;
        }
    }

    class Response implements ResponseInterface
    {
        public function __construct(private int $status, private string $body = '') {}

        public function getStatusCode()
        {
            return $this->status;
        }

        public function getBody()
        {
            return new class ($this->body) implements StreamInterface {
                public function __construct(private string $text) {}

                public function __toString()
                {
                    return $this->text;
                }
            };
        }
    }

    class RedirectResponse extends Response
    {
        public function __construct(public string|UriInterface $uri, int $status = 302, array $headers = [])
        {
            parent::__construct($status);
        }
    }

    /** Answers in order as the test said; the last answer stays. */
    class RequestFactory
    {
        public function request(string $uri, string $method = 'GET', array $options = [], ?string $context = null): ResponseInterface
        {
            $GLOBALS['double']['sent'][] = ['method' => $method, 'url' => $uri] + $options;
            $answers = &$GLOBALS['double']['answers'];
            $answer = count($answers) > 1 ? array_shift($answers) : $answers[0];
            if ($answer === 'timeout') {
                throw new \RuntimeException('cURL error 28');
            }
            return new Response($answer['status'], is_string($answer['body']) ? $answer['body'] : json_encode($answer['body']));
        }
    }
}
